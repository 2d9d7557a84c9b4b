import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { EmptyFrame } from '#web/components/auth/empty-frame.tsx';
import { guard } from '#web/lib/guard.ts';
import { requireLanguage } from '#web/lib/require-language.ts';

export const middleware = [guard('non-logged-in')];

export const loader = (args: LoaderFunctionArgs) => {
  requireLanguage(args);
  return null;
};

export const shouldRevalidate = () => false;

export default function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  );
}
