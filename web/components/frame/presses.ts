import { press as scroll } from '#web/components/card/scroll-row.ts';
import { press as share } from '#web/components/product/share.ts';
import { press as save } from '#web/components/save-buttons/press-save.ts';
import { press as follow } from '#web/components/store/follow.ts';
import type { PressedPage } from './static-presses.tsx';

type Press = (button: HTMLButtonElement, page: PressedPage) => Promise<void> | void;

/** What buttons of static parts do, by their `data-press`: fetched at the first press. */
export const PRESSES: Readonly<Record<string, Press>> = { follow, save, scroll, share };
