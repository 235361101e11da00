/**
 * Topics in which sellers make a design, with words as they would write them. Names of shops and people are made
 * up.
 */
import type { ContentKind } from '../compositions/composition.ts';
import type { TemplateCategory } from './template.ts';
import { TOPIC_TABLE } from './topic-table.ts';

export interface Topic {
  id: string;
  category: TemplateCategory;
  kind: ContentKind;
  title: string;
  /**
   * What its photos show, as ids of samples: the first by itself, the others next to it if there is room for several.
   * Its templates take turns among the samples of each.
   */
  subjects: readonly (readonly string[])[];
  mood: string;
  words: readonly string[];
  /** Null: pictures without words, such as a marketplace's main one. */
  headline: string | null;
  subheading: string | null;
  offer: string | null;
  callToAction: string | null;
  lines: readonly string[];
}

const text = (part: string | undefined) => (part?.trim() ? part.trim() : null);

function read(row: string): Topic {
  const [
    id = '',
    category,
    kind,
    title = '',
    subjects,
    mood = '',
    words = '',
    headline,
    subheading,
    offer,
    callToAction,
    lines = '',
  ] = row.split('|');
  return {
    id,
    category: category as TemplateCategory,
    kind: kind as ContentKind,
    title,
    subjects: (subjects?.split('+') ?? []).map((part) => part.split('/')),
    mood,
    words: words.split(' ').filter(Boolean),
    headline: text(headline),
    subheading: text(subheading),
    offer: text(offer),
    callToAction: text(callToAction),
    lines: lines
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

export const TOPICS: readonly Topic[] = TOPIC_TABLE.trim().split('\n').map(read);
