// Whether the sheet with all keys is open.
class KeySheet {
  open = $state(false);
}

export const key_sheet = new KeySheet();
