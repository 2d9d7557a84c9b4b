import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  /** What is shared, where it is not the page itself. */
  path?: string;
  /** What is said when the address was copied. */
  said: string;
  text: string;
};

/** Shares a page; `StaticPresses` answers the press. Hidden where no script runs. */
const ShareButton = ({ path, said, text }: Props) => (
  <button
    type="button"
    data-press="share"
    data-path={path}
    data-said={said}
    className={`${buttonClass({ variant: 'quiet', size: 'sm' })} noscript:hidden`}
  >
    <Icon name="share-2" className="size-4" />
    {text}
  </button>
);

export default ShareButton;
