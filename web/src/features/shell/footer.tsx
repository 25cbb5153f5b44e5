import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { footer } from './nav.ts';
import { shellTexts } from './texts.ts';

export function Footer() {
  return (
    <footer className="foot mt-16 border-t border-rule sm:mt-24">
      <div className="page-width grid grid-cols-2 gap-x-20 gap-y-10 pt-12 pb-10 text-14 leading-[22px] sm:grid-cols-[1fr_auto_auto]">
        <div className="max-sm:col-span-2">
          <Brand />
          <p className="mt-3 max-w-[34ch] text-quiet">
            {shellTexts.tagline}
            <br />
            {shellTexts.copyright({ year: new Date().getFullYear() })}
          </p>
        </div>
        {footer.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 font-sans text-14 leading-5 font-bold tracking-normal">{title}</h2>
            <ul>
              {places.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1 text-quiet no-underline hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
