import { Link } from 'react-router';
import { ANONYMOUS_AUTHOR, type Post } from '../../../../shared/model/post.ts';
import { paths } from '../../app/paths.ts';

/** The author; a link when their profile is public. */
export function AuthorLine({ author }: { author: Post['author'] }) {
  const name = author.name ?? ANONYMOUS_AUTHOR;
  if (author.id === null) return <>{name}</>;
  return (
    <Link to={paths.person(author.id)} viewTransition className="underline">
      {name}
    </Link>
  );
}
