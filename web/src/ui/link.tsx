import type { ComponentProps } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

type Followed = Pick<NavigateOptions, 'replace' | 'state' | 'viewTransition'>;
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Followed {
  to: To;
}

/** A link within the app. react-router's own brings what servers of its framework need, to every first page. */
export function Link({ to, replace, state, viewTransition, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    ...(viewTransition === undefined ? {} : { viewTransition }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
