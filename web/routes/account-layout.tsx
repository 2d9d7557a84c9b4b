import { Outlet } from 'react-router';
import { guard } from '#web/lib/guard.ts';

export const middleware = [guard('logged-in')];

export default function AccountLayout() {
  return <Outlet />;
}
