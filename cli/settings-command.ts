import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { type Call, type Command, runAction } from '#cli/command.ts';
import { tableOf } from '#cli/table.ts';
import {
  findSettingKey,
  getSettings,
  isSettingValue,
  listSetKeys,
  type SettingKey,
  settingKeys,
  type Settings,
  settingTakes,
  unsetSetting,
  writeSetting,
} from '#db/settings.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';
import { readLanguage } from '#cli/option-values.ts';

type Value = Settings[SettingKey];

const readKey = (name: string | undefined, action: string): SettingKey => {
  if (name === undefined)
    throw new CommandError(`settings ${action} needs a KEY; settings get shows them.`);
  const key = findSettingKey(name);
  if (key) return key;
  throw new CommandError(`There is no setting "${name}"; settings get shows them.`);
};

const valueWords = (value: Value): string => {
  if (value === null) return '-';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([language, text]) => `${language}: ${text}`)
    .join(' | ');
};

const get = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  const settings = await getSettings(db);
  if (name !== undefined) {
    const value = settings[readKey(name, 'get')];
    print(values.json ? JSON.stringify(value) : valueWords(value));
    return 0;
  }
  if (values.json) {
    print(JSON.stringify(settings, undefined, 2));
    return 0;
  }
  const set = await listSetKeys(db);
  print(
    tableOf(
      [
        { title: 'key', cell: (key) => key },
        { title: 'set', cell: (key) => (set.has(key) ? 'yes' : 'default') },
        { title: 'value', cell: (key) => valueWords(settings[key]) },
      ],
      settingKeys,
    ),
  );
  return 0;
};

/** The value that a text means: itself where the setting takes texts, else what it is in JSON. */
const meantBy = (key: SettingKey, text: string): unknown => {
  if (isSettingValue(key, text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // Not JSON either: the text itself is checked against the setting.
    return text;
  }
};

const requireValue = (key: SettingKey, value: unknown, text: string): unknown => {
  if (isSettingValue(key, value)) return value;
  throw new RuleError(`${key} takes ${settingTakes(key)}, and not "${text}".`);
};

const isTranslated = (value: Value): value is Settings['site_name'] =>
  typeof value === 'object' && value !== null;

/** The texts with one of them changed; an empty one is dropped, and English stands in for it. */
const withText = (texts: Settings['site_name'], language: LanguageCode, text: string): object => {
  if (text.trim() !== '') return { ...texts, [language]: text.trim() };
  if (language === defaultLanguage)
    throw new RuleError('The English text cannot be empty: it stands in for the others.');
  const { [language]: _, ...others } = texts;
  return others;
};

const set = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: 'string' } },
  });
  const [name, text, ...more] = positionals;
  const key = readKey(name, 'set');
  if (text === undefined || more.length > 0)
    throw new CommandError(
      'settings set needs a KEY and one VALUE; put quotes around several words.',
    );
  const language = readLanguage(values.language);
  await db.transaction().execute(async (trx) => {
    const current = (await getSettings(trx))[key];
    if (!isTranslated(current) && language)
      throw new CommandError(`${key} is the same in all languages; leave --language out.`);
    const value = isTranslated(current)
      ? withText(current, language ?? defaultLanguage, text)
      : meantBy(key, text);
    await writeSetting(trx, key, requireValue(key, value, text));
  });
  print(`${key}: ${valueWords((await getSettings(db))[key])}`);
  return 0;
};

const unset = async ({ args, db, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const key = readKey(positionals[0], 'unset');
  if (!(await unsetSetting(db, key))) throw new RuleError(`${key} has its default already.`);
  print(`${key}: ${valueWords((await getSettings(db))[key])}`);
  return 0;
};

/** `settings get|set|unset`. */
export const settingsCommand: Command = {
  usage: [
    'settings get [KEY] [--json]',
    'settings set KEY VALUE [--language CODE]',
    'settings unset KEY',
  ],
  about: "the shop's own settings: name, colours, contact, currency",
  details: [
    ...settingKeys.map((key) => `  ${key.padEnd(20)}  ${settingTakes(key)}`),
    '',
    '--language sets a text in one language; without it the English one. An empty text drops it. A running',
    'shop takes a setting with its next request. A change of the currency leaves every amount as the number',
    'that it is, in the smallest unit.',
  ].join('\n'),
  run: (call) => runAction('settings', { get, set, unset }, call),
};
