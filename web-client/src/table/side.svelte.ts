// The rail beside the table: which of its pages shows, and whether it lies over the table where there is no room beside it.
export type Page = 'log' | 'chat' | 'guesses';

class Side {
  open = $state(false);
  page = $state<Page>('log');
  wish = $state(0); // counts how often a key asked for a page: it gets the focus then

  show(page: Page): void {
    this.page = page;
    this.open = true;
    this.wish += 1;
  }
}

export const side = new Side();
