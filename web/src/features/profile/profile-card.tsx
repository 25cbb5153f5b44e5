import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/heading.tsx';

interface ProfileCardProps {
  photo: ReactNode;
  name: string;
  /** Only on the user's own pages. */
  email?: string;
  location: string | null;
  status: string | null;
  /** True when this is the heading of the page. */
  level: 1 | 2;
}

/** Name, photo and short description of a person. */
export function ProfileCard({ photo, name, email, location, status, level }: ProfileCardProps) {
  return (
    <div className="grid content-start gap-4 max-lg:sm:grid-cols-[auto_1fr] max-lg:sm:gap-6">
      {photo}
      <div className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
        <Heading level={level} size={level === 1 ? 'section' : 'part'}>
          {name}
        </Heading>
        {email !== undefined && <p className="text-15 text-quiet">{email}</p>}
        {location !== null && (
          <p className="flex items-center gap-1.5 text-15 text-quiet">
            <MapPin className="flex-none" />
            {location}
          </p>
        )}
        {status !== null && <p className="mt-1 font-serif text-17 leading-7 italic">{status}</p>}
      </div>
    </div>
  );
}
