import { PAGES, SERVER_WORDS, type Page, type PageName } from '#contract/pages.ts';
import { withoutPrefix } from './language.ts';

/** What fits the paths of these kinds. */
const patternOf = (...kinds: readonly Page['kind'][]): string => {
  const pages: readonly Page[] = Object.values(PAGES);
  const paths = pages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
  return paths.join('|').replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
};

const FILE = new RegExp(`^/(${patternOf('file')})$`);
const PERSONAL = new RegExp(`^/(${patternOf('personal')})/?$`, 'i');
/** What the server answers with something else than a page, and whatever is called like a file. */
const ELSEWHERE = new RegExp(
  `^/((${SERVER_WORDS.join('|')})(/|$)|(${patternOf('file')})$)|\\.\\w+$`,
);

/** Whether at a path there is a file of the storefront's, which is in no language. */
export const isFile = (pathname: string): boolean => FILE.test(pathname);

/** Whether a path is that of a page about one shopper, in whichever language. */
export const isPersonal = (pathname: string): boolean => PERSONAL.test(withoutPrefix(pathname));

/** Whether a path can be that of a page, which the storefront's script opens in place. */
export const mayBePage = (pathname: string): boolean => !ELSEWHERE.test(pathname);

/** What the table of pages says of a route, by its id; undefined where it is no page. */
export const findPage = (id: string | undefined): Page | undefined =>
  id !== undefined && Object.hasOwn(PAGES, id) ? PAGES[id as PageName] : undefined;
