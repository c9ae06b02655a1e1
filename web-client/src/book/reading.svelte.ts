// What the reader looks for; it stays when the book is closed and opened again.
import type { Section } from './address';
import type { Chosen } from './filters';

class Reading {
  query = $state('');
  private all = $state<Partial<Record<Section, Chosen>>>({});

  chosen(section: Section): Chosen {
    return this.all[section] ?? {};
  }

  // The value that is chosen already is let go.
  choose(section: Section, facet: string, value: string): void {
    const now = this.chosen(section);
    this.all = { ...this.all, [section]: { ...now, [facet]: now[facet] === value ? '' : value } };
  }

  reset(section: Section): void {
    this.query = '';
    this.all = { ...this.all, [section]: {} };
  }
}

export const reading = new Reading();
