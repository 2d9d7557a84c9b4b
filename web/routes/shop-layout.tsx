import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { ShopFrame } from '#web/components/frame/shop-frame.tsx';
import { guard } from '#web/lib/guard.ts';
import { requireLanguage } from '#web/lib/require-language.ts';

export const middleware = [guard('common-middleware')];

export const loader = (args: LoaderFunctionArgs) => {
  requireLanguage(args);
  return null;
};

export const shouldRevalidate = () => false;

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
