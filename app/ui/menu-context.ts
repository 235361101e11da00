/** The parts that the items of an open menu are made of. By itself, so that items can be named before they are there. */
import { createContext } from 'react';
import type { Menu } from 'radix-ui/internal';

type Parts = Pick<typeof Menu, 'Item' | 'Label' | 'Portal' | 'Separator' | 'Sub' | 'SubContent' | 'SubTrigger'>;

export const MenuParts = createContext<Parts | null>(null);
