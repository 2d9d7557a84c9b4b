import { Icon } from '#web/ui/icon.tsx';

/** Why a change of this line was refused, read out when it appears. */
export const RefusedNote = ({ message }: { message: string }) => (
  <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
    <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
    {message}
  </p>
);
