import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

interface NavLinkProps extends LinkProps {
  /** Pages below it are no place of its own. */
  end?: boolean;
}

const bare = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase();

/** A link that says whether one is there. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const here = bare(useLocation().pathname);
  const there = bare(useResolvedPath(props.to).pathname);
  const isHere = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
