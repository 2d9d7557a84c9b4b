const Google = () => (
  <g fill="none" strokeWidth="4">
    <path stroke="#ea4335" d="M4.64 7.75A8.5 8.5 0 0 1 18.32 6.31" />
    <path stroke="#fbbc05" d="M4.64 16.25a8.5 8.5 0 0 1 0-8.5" />
    <path stroke="#34a853" d="M18.32 17.69a8.5 8.5 0 0 1-13.68-1.44" />
    <path stroke="#4285f4" d="M12 12h8.5a8.5 8.5 0 0 1-2.18 5.69" />
  </g>
);

const Facebook = () => (
  <>
    <circle cx="12" cy="12" r="11" fill="#1877f2" />
    <path
      fill="#fff"
      d="M13.6 23v-8.2H16l.5-3.1h-2.9V9.8c0-.9.4-1.7 1.8-1.7h1.3V5.4a16 16 0 0 0-2.3-.2c-2.4 0-3.9 1.4-3.9 4v2.5H7.9v3.1h2.6V23z"
    />
  </>
);

const MARKS = { google: Google, facebook: Facebook };

/** The mark of a company that people sign in with, in its own colours, which are the same in both schemes. */
export const ProviderMark = ({ provider }: { provider: keyof typeof MARKS }) => {
  const Mark = MARKS[provider];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
      <Mark />
    </svg>
  );
};
