import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';

/** What opens the menu, and the shop's logo. */
export default function HeaderStart() {
  return (
    <>
      <MenuButton />
      <div className="lg:order-first">
        <Logo />
      </div>
    </>
  );
}
