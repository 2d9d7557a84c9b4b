import { SWITCH } from '#contract/codes.ts';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { InlineScript } from '#web/rendering/inline-script.tsx';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';
import { useIsServerRendered } from '#web/rendering/static-part.tsx';
import { CLOSED_BANNER, isOver, ORDERED } from './closed-banner.ts';

/** What is below it stays where it is while a frame that the browser has made waits for it. */
const Line = lazyStaticPart(() => import('./top-banner-line.tsx'), <div className="min-h-11" />);

/**
 * Runs while the page is being read, before anything is painted: a banner that is over never shows and nothing
 * moves, and its button closes it before any other script is there. The same text for every page: the policy allows
 * it by its hash.
 */
const tendBanner = `try{const b=document.currentScript.previousElementSibling.firstElementChild,{banner:i,first:f}=b.dataset;b.querySelector('button')?.addEventListener('click',()=>{b.hidden=true;try{localStorage.setItem('${CLOSED_BANNER}',i)}catch{}});if(f&&document.cookie.includes('${ORDERED}')||localStorage.getItem('${CLOSED_BANNER}')===i)b.hidden=true}catch{}`;

/**
 * The line above the header; closing it is remembered until another banner takes its place. A page from the server
 * has it in its HTML, with the script that tends it.
 */
export const TopBanner = () => {
  const isServerRendered = useIsServerRendered();
  const banner = useCommon().top_banner;
  if (banner?.status !== SWITCH.on) return null;
  const isInDocument = import.meta.env.SSR || isServerRendered;
  if (!isInDocument && isOver(banner)) return null;
  return (
    <>
      <Line data={{}} />
      <InlineScript {...(import.meta.env.SSR && { text: tendBanner })} />
    </>
  );
};
