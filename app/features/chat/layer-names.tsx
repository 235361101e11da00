/** Layer ids as people read them: tools refer to layers by id, the panel by name. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { DesignDocument } from '#design/document/document.ts';
import { layerLabel } from '#design/document/label.ts';
import { findLayer } from '#design/document/tree.ts';

type Naming = (value: string) => string;

const Names = createContext<Naming>((value) => value);

export function LayerNamesProvider({
  document,
  children,
}: {
  document: DesignDocument | null;
  children: ReactNode;
}): ReactNode {
  const naming = useMemo(() => namingOf(document), [document]);
  return <Names.Provider value={naming}>{children}</Names.Provider>;
}

/** Replaces ids in a value, alone or in a list, with names; ids of no layer of the design stay. */
export function useLayerNames(): Naming {
  return useContext(Names);
}

export function namingOf(document: DesignDocument | null): Naming {
  return (value) => {
    if (!document) return value;
    return value
      .split(', ')
      .map((word) => {
        const layer = findLayer(document, word);
        return layer ? layerLabel(layer) : word;
      })
      .join(', ');
  };
}
