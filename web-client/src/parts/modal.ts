// Whether a sheet lies over the page: the keys are its own then.
export const sheet_is_open = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
