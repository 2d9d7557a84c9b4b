import type { ReactNode } from 'react';
import { ShopPicture } from '#web/components/picture/picture.tsx';

/** A page's heading beside its picture, on small screens below it. */
export const PictureHeading = ({
  image,
  children,
}: {
  image: string | null;
  children: ReactNode;
}) => (
  <header className="mb-6 grid grid-cols-1 overflow-hidden rounded-lg bg-band md:grid-cols-2 md:items-center">
    {image && (
      <div className="aspect-3/2 md:order-last lg:aspect-auto lg:h-90">
        <ShopPicture
          image={image}
          alt=""
          sizes="(min-width: 768px) 48vw, 94vw"
          ratio={[3, 2]}
          eager
        />
      </div>
    )}
    <div className="grid grid-cols-1 justify-items-start gap-2.5 *:max-w-full p-5 md:px-8 md:py-4">
      {children}
    </div>
  </header>
);
