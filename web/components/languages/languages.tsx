import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useLanguageLinks } from './language-links.ts';
import { LanguageMenu } from './language-menu.tsx';

/** The languages in a row, for the menu of small screens. */
const LanguageRow = () => {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('layout.language')} className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ key, props, name }) => (
        <a
          key={key}
          {...props}
          className="py-1.5 text-soft aria-current:font-semibold aria-current:text-primary"
        >
          {name}
        </a>
      ))}
    </nav>
  );
};

/** The languages of the shop, in the line above the header or in the menu of small screens. */
export default function Languages({ place }: { place: 'bar' | 'menu' }) {
  return place === 'bar' ? <LanguageMenu /> : <LanguageRow />;
}
