import { Dumbbell } from 'lucide-react';
import { Badge } from '../../ui/display/badge.tsx';
import { quizTexts } from './texts.ts';

/** Shown on a question that does not count toward the score. */
export function PracticeBadge({ className }: { className?: string }) {
  return (
    <Badge icon={<Dumbbell />} className={className ?? ''}>
      {quizTexts.practice}
    </Badge>
  );
}
