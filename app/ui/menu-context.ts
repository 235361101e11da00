/**
 * The parts that render the items of an open menu. A separate module, so that items can be declared before the parts
 * are loaded.
 */
import { createContext } from 'react';
import type { Menu } from 'radix-ui/internal';

type Parts = Pick<typeof Menu, 'Item' | 'Label' | 'Portal' | 'Separator' | 'Sub' | 'SubContent' | 'SubTrigger'>;

export const MenuParts = createContext<Parts | null>(null);
