/** The latest pictures of the user's library, to begin with one of them. Nothing while there are none. */
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { Upload, UploadPage } from '#app/contracts/uploads.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { message } from '#messages/message.ts';
import { pictureAt } from './picture-address.ts';

const SHOWN = 8;

export function RecentUploads({ onChosen }: { onChosen(upload: Upload): void }): ReactNode {
  const { data } = useSWR('/api/uploads?limit=8', () => httpGet<UploadPage>('/api/uploads', { limit: String(SHOWN) }));
  if (!data || data.uploads.length === 0) return null;
  return (
    <section aria-labelledby="recent-uploads" className="grid gap-3">
      <h2 id="recent-uploads" className="text-15 font-semibold">
        {message('studio.recent')}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {data.uploads.map((upload) => (
          <li key={upload.id}>
            <button
              type="button"
              aria-label={message('studio.recentUse', { name: upload.name })}
              onClick={() => onChosen(upload)}
              className="dot-background block size-20 overflow-hidden rounded-card border border-line transition-[border-color,scale] hover:border-line-strong active:scale-97"
            >
              <img
                src={pictureAt(upload.id, 256)}
                alt=""
                loading="lazy"
                decoding="async"
                className={upload.transparent ? 'size-full object-contain p-1.5' : 'size-full object-cover'}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
