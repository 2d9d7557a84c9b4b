import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useLanguageLinks } from './language-links.ts';
import { LanguageMenu } from './language-menu.tsx';

type Place = 'bar' | 'menu' | 'footer';

/** The languages in a row, below their heading where they are a part of the menu. */
const LanguageRow = ({ place }: { place: Exclude<Place, 'bar'> }) => {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  const name = t('layout.language');
  return (
    <div>
      {place === 'menu' && <h2>{name}</h2>}
      <ul aria-label={name} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {links.map(({ key, props, name: language }) => (
          <li key={key}>
            <a
              {...props}
              className="inline-block py-1.5 text-soft hover:text-primary aria-current:font-semibold aria-current:text-primary"
            >
              {language}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The languages of the shop: in the line above the header, in the menu of small screens, and at the page's end. */
export default function Languages({ place }: { place: Place }) {
  return place === 'bar' ? <LanguageMenu /> : <LanguageRow place={place} />;
}
