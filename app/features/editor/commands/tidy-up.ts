/** Arranges layers that are roughly in a row, a column or a grid into an exact one. */
import { LayoutGrid } from 'lucide-react';
import { tidyPlaces } from '#design/layout/tidy-places.ts';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';
import { selectedUnits, shiftUnit } from './units.ts';

export const tidyUpCommand = defineCommand({
  id: 'tidy-up',
  label: 'canvas.tidyUp',
  icon: LayoutGrid,
  shortcuts: ['Alt+Shift+T'],
  isEnabled: (context) => selectedLayers(context).length > 1 && canChangeSelection(context),
  run(context) {
    const units = selectedUnits(context);
    const places = tidyPlaces(units.map(({ box }) => box));
    return units.flatMap((unit, index) => {
      const place = places[index] ?? unit.box;
      return shiftUnit(unit, place.x - unit.box.x, place.y - unit.box.y);
    });
  },
});
