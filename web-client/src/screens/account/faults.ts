// What to say when the server does not do what a form asks for.
import { t, t_or_none } from '../../i18n/index.svelte';
import type { Reply } from '../../app/requests';
import { Error_Code } from '../../state/wire';

export interface Fault {
  code: Error_Code;
  text: string;
}

// null: it was done. `words` say some codes differently.
export function fault_of(reply: Reply, words: Readonly<Partial<Record<Error_Code, string>>> = {}): Fault | null {
  if (reply.case === 'lost') return { code: Error_Code.UNKNOWN, text: t('error.lost') };
  if (reply.case !== 'error') return null;
  const { code, detail } = reply.value;
  const known = words[code] ?? t_or_none(`error.${code}`);
  return { code, text: known || detail || t('error.other') };
}

// The same for what only a server with accounts understands.
export const account_fault = (reply: Reply, words: Readonly<Partial<Record<Error_Code, string>>> = {}): Fault | null =>
  fault_of(reply, { [Error_Code.NOT_IN_ROOM]: t('acc.none'), [Error_Code.MALFORMED]: t('acc.none'), ...words });
