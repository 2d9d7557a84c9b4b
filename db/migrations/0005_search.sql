-- Search, written by db/search. Words are normalised and stemmed in TypeScript, for index and query
-- alike, so PostgreSQL's own text search configurations play no part.

-- A product in one language: what a search matches first, ranks by and counts facets over. Narrow on
-- purpose, since facets visit a row per match. A partition per language keeps the lists of words that
-- all languages share (brands, models) as short as the language.
create table search_doc (
  product_id bigint not null references product on delete cascade,
  language text not null,
  category_id bigint not null,
  parent_category_id bigint not null,
  brand_id bigint,
  store_id bigint not null,
  -- the price as of the last refresh; a filter that must be exact asks product_card
  price bigint not null check (price > 0),
  -- half-octaves: band n holds prices from 2^(n/2) minor units
  price_band smallint not null generated always as (floor(2 * ln(price) / ln(2))) stored,
  rating numeric(3, 2) not null,
  in_stock boolean not null,
  free_shipping boolean not null,
  pickup boolean not null,
  popularity real not null,
  title_words smallint not null,
  -- title A, brand and categories B, tags and variant values C
  words tsvector not null,
  primary key (product_id, language)
) partition by list (language);

-- The same products with everything they say: as above, with specifications C and description D; in
-- another language than the default one also the default language's title (D).
create table search_text (
  product_id bigint not null references product on delete cascade,
  language text not null,
  words tsvector not null,
  primary key (product_id, language)
) partition by list (language);

do $$
declare
  code text;
begin
  foreach code in array array['en', 'fr', 'ar', 'tr', 'hi'] loop
    execute format('create table %I partition of search_doc for values in (%L) with (fillfactor = 85)', 'search_doc_' || code, code);
    execute format('create table %I partition of search_text for values in (%L) with (fillfactor = 85)', 'search_text_' || code, code);
  end loop;
end $$;
create index search_doc_words on search_doc using gin (words) with (fastupdate = off);
-- The best sellers among the matches of a frequent word, without reading them all.
create index search_doc_popularity on search_doc (popularity desc, product_id);
create index search_text_words on search_text using gin (words) with (fastupdate = off);

-- One row per language: what ranking must know of the whole, and when the tables below were made.
create table search_language (
  language text primary key,
  documents int not null,
  -- mean number of words in a title
  title_words real not null,
  built_at timestamptz not null
);

-- In how many products a word of titles, brands and categories occurs: the weight of a word, and
-- what typing errors are corrected to.
create table search_df (
  language text not null,
  word text not null,
  df int not null check (df >= 0),
  -- the same for all texts, counted in the most popular products only
  texts int not null default 0,
  primary key (language, word)
);

-- What the search field offers while somebody types.
create table suggest (
  language text not null,
  -- as it is compared
  folded text not null,
  -- as it is shown
  term text not null,
  weight real not null,
  primary key (language, folded)
);
create index suggest_prefix on suggest (language, folded text_pattern_ops);

-- The best terms of short prefixes, where the index above would read too many.
create table suggest_top (
  language text not null,
  prefix text not null,
  terms text[] not null,
  primary key (language, prefix)
);

-- Terms that mean the same in a language (laptop, notebook); the owner edits them.
create table synonym (
  id bigint generated always as identity primary key,
  language text not null,
  terms text[] not null check (cardinality(terms) >= 2)
);
create index synonym_language on synonym (language);

-- Searches that found nothing, counted. No shopper, no time of day; what looks like an address or a
-- number of a person is not written (api/search/misses.ts).
create table search_miss (
  language text not null,
  query text not null,
  times int not null default 1,
  last_on date not null,
  primary key (language, query)
);

-- A start; what shoppers call the same thing.
insert into synonym (language, terms) values
  ('en', '{laptop,notebook}'), ('en', '{tv,television}'), ('en', '{smartphone,mobile phone,cell phone}'),
  ('en', '{fridge,refrigerator}'), ('en', '{sofa,couch}'), ('en', '{trousers,pants}'), ('en', '{sneakers,trainers}'),
  ('en', '{jumper,sweater,pullover}'), ('en', '{vacuum cleaner,hoover}'), ('en', '{nappy,diaper}'),
  ('en', '{usb stick,flash drive,thumb drive,pen drive}'), ('en', '{power bank,external battery,portable charger}'),
  ('en', '{hard drive,hard disk,hdd}'), ('en', '{ssd,solid state drive}'), ('en', '{mouse pad,mouse mat}'),
  ('en', '{earbuds,earphones}'), ('en', '{torch,flashlight}'), ('en', '{hair dryer,hairdryer}'), ('en', '{ps4,playstation 4}'),
  ('en', '{ps5,playstation 5}'), ('en', '{webcam,web camera}'), ('en', '{medicine,medication}'), ('en', '{crib,cot}'),
  ('en', '{tap,faucet}'), ('en', '{duvet,comforter,quilt}'), ('en', '{handbag,purse}'), ('en', '{stroller,pram,pushchair}'),
  ('fr', '{ordinateur portable,laptop,pc portable}'), ('fr', '{télé,tv,télévision,téléviseur}'),
  ('fr', '{smartphone,téléphone portable,téléphone mobile}'), ('fr', '{frigo,réfrigérateur}'), ('fr', '{canapé,sofa}'),
  ('fr', '{baskets,sneakers,tennis}'), ('fr', '{pull,pullover,chandail}'), ('fr', '{clé usb,mémoire usb}'),
  ('fr', '{batterie externe,power bank}'), ('fr', '{disque dur,hdd}'), ('fr', '{écouteurs,oreillettes}'),
  ('fr', '{couette,édredon}'), ('fr', '{poussette,landau}'), ('fr', '{vélo,bicyclette}'),
  ('ar', '{لابتوب,حاسوب محمول,كمبيوتر محمول}'), ('ar', '{تلفاز,تلفزيون}'), ('ar', '{جوال,هاتف,موبايل}'), ('ar', '{ثلاجة,براد}'),
  ('ar', '{كنبة,أريكة}'), ('ar', '{بنطال,بنطلون,سروال}'), ('ar', '{كتاب,كتب}'), ('ar', '{حذاء,أحذية}'), ('ar', '{حقيبة,حقائب,شنطة}'),
  ('ar', '{هاتف,هواتف}'), ('ar', '{كرسي,كراسي}'), ('ar', '{قميص,قمصان}'), ('ar', '{فستان,فساتين}'), ('ar', '{لعبة,ألعاب}'),
  ('ar', '{عطر,عطور}'), ('ar', '{دواء,أدوية}'), ('ar', '{خاتم,خواتم}'), ('ar', '{مصباح,مصابيح,لمبة}'), ('ar', '{فلاشة,ذاكرة usb}'),
  ('ar', '{باور بانك,بطارية متنقلة,شاحن متنقل}'),
  ('tr', '{laptop,dizüstü bilgisayar,notebook}'), ('tr', '{tv,televizyon}'), ('tr', '{cep telefonu,akıllı telefon}'),
  ('tr', '{kanepe,koltuk}'), ('tr', '{kazak,süveter}'), ('tr', '{usb bellek,flash bellek}'), ('tr', '{powerbank,taşınabilir şarj}'),
  ('tr', '{spor ayakkabı,sneaker}'), ('tr', '{buzdolabı,dolap}'), ('tr', '{mont,kaban}'),
  ('hi', '{लैपटॉप,नोटबुक}'), ('hi', '{टीवी,टेलीविजन}'), ('hi', '{मोबाइल,फोन,स्मार्टफोन}'), ('hi', '{फ्रिज,रेफ्रिजरेटर}'),
  ('hi', '{किताब,पुस्तक}'), ('hi', '{दवा,दवाई,औषधि}'), ('hi', '{कमीज,शर्ट}'), ('hi', '{पतलून,पैंट}'), ('hi', '{सोफा,काउच}'),
  ('hi', '{साइकिल,बाइसिकल}'), ('hi', '{चश्मा,ऐनक}'), ('hi', '{थैला,बैग}'), ('hi', '{पावर बैंक,पावरबैंक}'), ('hi', '{खिलौना,टॉय}');
