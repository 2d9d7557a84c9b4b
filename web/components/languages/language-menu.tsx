import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Dropdown, dropdownItemClass } from '#web/ui/dropdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguageLinks } from './language-links.ts';

/** `isShort`: phones show its globe alone, where little else has room. */
export const LanguageMenu = ({ isShort = false }: { isShort?: boolean }) => {
  const { t, language } = useTranslation();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <Dropdown
      group="header"
      label={`${t('layout.language')}: ${language.name}`}
      button={
        <>
          <Icon name="globe" className="size-4" />
          <span className={isShort ? 'max-sm:hidden' : undefined}>{language.name}</span>
        </>
      }
    >
      {links.map(({ key, props, name }) => (
        // The name has its own direction; all begin at the menu's edge.
        <a key={key} {...props} dir={undefined} className={dropdownItemClass}>
          <bdi>{name}</bdi>
        </a>
      ))}
    </Dropdown>
  );
};
