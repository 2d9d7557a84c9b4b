/** The emblem: an arch of the souk. */
export const BrandMark = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 28 28" className={className}>
    <path fill="currentColor" d="M0 28V14a14 14 0 0 1 28 0v14h-7V14.5a7 7 0 0 0-14 0V28z" />
  </svg>
);
