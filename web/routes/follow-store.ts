import type { ActionFunctionArgs } from 'react-router';
import { performFollow } from '#web/components/store/perform-follow.server.ts';

/** Follows a store from any page; the answer is for its script, or leads on to another page. */
export const action = (args: ActionFunctionArgs) => performFollow(args);
