import { Link, titled, usePage } from 'souk/page';

export { headers } from 'souk/page';

const title = {
  en: 'Size guide',
  fr: 'Guide des tailles',
  ar: 'دليل المقاسات',
  tr: 'Beden rehberi',
  hi: 'साइज़ गाइड',
};
const chest = { en: 'Chest', fr: 'Poitrine', ar: 'الصدر', tr: 'Göğüs', hi: 'छाती' };
const back = {
  en: 'Go to the shop',
  fr: 'Aller sur le site',
  ar: 'الذهاب إلى الموقع',
  tr: 'Siteye dön',
  hi: 'साइट पर जाएं',
};

export const meta = titled({ title });

export default function SizeGuide() {
  const { paths, say } = usePage();
  const sizes = Object.entries({ S: '88–92', M: '96–100', L: '104–108' });
  return (
    <article className="shell-narrow py-10 md:py-16">
      <h1 className="text-3xl font-semibold">{say(title)}</h1>
      <table className="my-8 text-start">
        <thead>
          <tr>
            <th className="pe-16" />
            <th className="text-start">{say(chest)} (cm)</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(([size, centimetres]) => (
            <tr key={size} className="border-t border-line">
              <th className="py-2 text-start">{size}</th>
              <td>
                <bdi dir="ltr">{centimetres}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to={paths.home()} className="text-primary underline">
        {say(back)}
      </Link>
    </article>
  );
}
