import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/heading.tsx';

interface SuggestionProps {
  /** A cover or an icon. */
  picture: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** One suggestion for what to do next. */
export function Suggestion({ picture, title, text, action }: SuggestionProps) {
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-rule py-5 max-sm:grid-cols-[48px_minmax(0,1fr)] max-sm:gap-x-4">
      <div className="grid place-items-center text-[28px] text-mode">{picture}</div>
      <div>
        <Heading level={3} size="card" className="wrap-anywhere">
          {title}
        </Heading>
        <p className="text-15 leading-[23px] text-quiet">
          <bdi>{text}</bdi>
        </p>
      </div>
      <div className="grid max-sm:col-span-2">{action}</div>
    </li>
  );
}
