/**
 * Starter tables with real content to adapt. Body measurements are in centimetres unless stated otherwise. Sources of
 * the size charts:
 * - Women: EN 13402-3, bust, waist and hips 4 cm a size (38 is 88-72-96); EU size = half the bust − 6; UK = EU − 28, US
 *   = UK − 4, as retailers convert. In inches: the same, rounded to halves.
 * - Men: chests of the letter codes of EN 13402-3 (M is 94–102 cm); EU size = half the chest; UK and US size = chest in
 *   inches = EU − 10.
 * - Children: EN 13402-3, the size is the height in cm, 6 cm a size, each for 3 cm more or less; ages as retailers give
 *   them.
 * - Shoes: foot lengths of the common US retail scale, in inches (women 8½ in at US 5, men 9⅝ in at US 7), cm = inches
 *   × 2.54; UK = US − 2 for women, US − ½ for men.
 * - Rings: inner diameter = 11.63 mm + 0.8128 mm × US size, girth = π × diameter; ISO 8653: the EU size is the girth in
 *   whole mm; UK letters begin with A at 37.8 mm in steps of 1.28 mm. Brands differ from all of them: sellers adapt the
 *   chart to their goods.
 */
import type { TableStyle } from './styles.ts';

export interface ReadyTable {
  id: string;
  /** Search words besides its label. */
  keywords: string;
  style: TableStyle;
  /** Widths of the columns, relative to each other; equal when left out. */
  widths?: readonly number[];
  /** Alignment of the columns: s, c or e each. */
  align: string;
  headerRow?: boolean;
  headerColumn?: boolean;
  fontFamily?: string;
  rows: readonly (readonly string[])[];
}

export const READY_TABLES: readonly ReadyTable[] = [
  {
    id: 'womens-tops',
    keywords: 'women ladies size chart top dress blouse shirt cm clothing measurements',
    style: 'striped',
    align: 'scccccc',
    headerColumn: true,
    rows: [
      ['Size', 'EU', 'UK', 'US', 'Bust', 'Waist', 'Hips'],
      ['XS', '34', '6', '2', '80', '64', '88'],
      ['S', '36', '8', '4', '84', '68', '92'],
      ['M', '38', '10', '6', '88', '72', '96'],
      ['L', '40', '12', '8', '92', '76', '100'],
      ['XL', '42', '14', '10', '96', '80', '104'],
      ['XXL', '44', '16', '12', '100', '84', '108'],
    ],
  },
  {
    id: 'womens-inches',
    keywords: 'women ladies size chart top dress inches inch us clothing measurements',
    style: 'soft',
    align: 'scccc',
    headerColumn: true,
    rows: [
      ['Size', 'US', 'Bust (in)', 'Waist (in)', 'Hips (in)'],
      ['XS', '2', '31½', '25', '34½'],
      ['S', '4', '33', '27', '36'],
      ['M', '6', '34½', '28½', '38'],
      ['L', '8', '36', '30', '39½'],
      ['XL', '10', '38', '31½', '41'],
      ['XXL', '12', '39½', '33', '42½'],
    ],
  },
  {
    id: 'mens',
    keywords: 'men gents size chart shirt top jacket cm clothing measurements',
    style: 'bold',
    align: 'sccc',
    headerColumn: true,
    rows: [
      ['Size', 'EU', 'UK / US', 'Chest'],
      ['XS', '40–42', '30–32', '78–86'],
      ['S', '44–46', '34–36', '86–94'],
      ['M', '48–50', '38–40', '94–102'],
      ['L', '52–54', '42–44', '102–110'],
      ['XL', '56–58', '46–48', '110–118'],
    ],
  },
  {
    id: 'kids',
    keywords: 'kids children child baby size chart age height cm clothing',
    style: 'soft',
    align: 'scc',
    headerColumn: true,
    rows: [
      ['Age', 'Size', 'Height'],
      ['2–3', '98', '95–101'],
      ['3–4', '104', '101–107'],
      ['4–5', '110', '107–113'],
      ['5–6', '116', '113–119'],
      ['6–7', '122', '119–125'],
      ['7–8', '128', '125–131'],
      ['9–10', '140', '137–143'],
    ],
  },
  {
    id: 'womens-shoes',
    keywords: 'women ladies shoe size chart shoes foot sneaker heel cm',
    style: 'minimal',
    align: 'ccccc',
    headerColumn: true,
    rows: [
      ['EU', 'UK', 'US', 'Foot (cm)', 'Foot (in)'],
      ['35–36', '3', '5', '21.6', '8.5'],
      ['36–37', '4', '6', '22.5', '8.9'],
      ['37–38', '5', '7', '23.5', '9.3'],
      ['38–39', '6', '8', '24.1', '9.5'],
      ['39–40', '7', '9', '25.1', '9.9'],
      ['40–41', '8', '10', '25.9', '10.2'],
    ],
  },
  {
    id: 'mens-shoes',
    keywords: 'men shoe size chart shoes foot sneaker boot cm',
    style: 'dark',
    align: 'ccccc',
    headerColumn: true,
    rows: [
      ['EU', 'UK', 'US', 'Foot (cm)', 'Foot (in)'],
      ['40', '6.5', '7', '24.4', '9.6'],
      ['41', '7.5', '8', '25.2', '9.9'],
      ['42', '8.5', '9', '26.0', '10.3'],
      ['43', '9.5', '10', '26.8', '10.6'],
      ['44', '10.5', '11', '27.8', '10.9'],
      ['45', '11.5', '12', '28.6', '11.3'],
    ],
  },
  {
    id: 'rings',
    keywords: 'ring size chart jewellery jewelry diameter circumference mm finger',
    style: 'editorial',
    align: 'ccccc',
    fontFamily: 'Cormorant Garamond',
    rows: [
      ['US', 'UK', 'EU', 'Diameter (mm)', 'Girth (mm)'],
      ['5', 'J½', '49', '15.7', '49.3'],
      ['6', 'L½', '52', '16.5', '51.9'],
      ['7', 'N½', '54', '17.3', '54.4'],
      ['8', 'P½', '57', '18.1', '57.0'],
      ['9', 'R½', '60', '18.9', '59.5'],
      ['10', 'T½', '62', '19.8', '62.1'],
      ['11', 'V½', '65', '20.6', '64.6'],
    ],
  },
  {
    id: 'price-list',
    keywords: 'price list prices products shop sale catalogue',
    style: 'minimal',
    align: 'sse',
    rows: [
      ['Product', 'Size', 'Price'],
      ['Linen tote bag', '38 × 42 cm', '$24'],
      ['Canvas backpack', '16 l', '$58'],
      ['Leather wallet', '11 × 9 cm', '$36'],
      ['Cotton cap', 'One size', '$18'],
      ['Wool scarf', '180 × 30 cm', '$42'],
    ],
  },
  {
    id: 'menu',
    keywords: 'menu food cafe coffee restaurant drinks bar',
    style: 'open',
    align: 'se',
    widths: [4, 1],
    headerRow: true,
    fontFamily: 'DM Sans',
    rows: [
      ['Coffee', ''],
      ['Espresso', '2.80'],
      ['Flat white', '3.90'],
      ['Cappuccino', '3.70'],
      ['Cold brew with orange', '4.50'],
      ['Oat hot chocolate', '4.20'],
    ],
  },
  {
    id: 'services',
    keywords: 'service prices salon hair nails beauty spa treatment list',
    style: 'soft',
    align: 'sce',
    rows: [
      ['Treatment', 'Time', 'Price'],
      ['Classic manicure', '30 min', '$25'],
      ['Gel manicure', '45 min', '$38'],
      ['Spa pedicure', '50 min', '$45'],
      ['Brow shaping', '20 min', '$18'],
      ['Lash lift and tint', '60 min', '$65'],
    ],
  },
  {
    id: 'opening-hours',
    keywords: 'opening hours open times shop store week days',
    style: 'open',
    align: 'se',
    headerRow: false,
    headerColumn: true,
    rows: [
      ['Monday', 'Closed'],
      ['Tuesday', '10 am – 6 pm'],
      ['Wednesday', '10 am – 6 pm'],
      ['Thursday', '10 am – 8 pm'],
      ['Friday', '10 am – 8 pm'],
      ['Saturday', '9 am – 5 pm'],
      ['Sunday', '11 am – 3 pm'],
    ],
  },
  {
    id: 'shipping',
    keywords: 'shipping rates delivery postage times cost countries',
    style: 'boxed',
    align: 'sce',
    rows: [
      ['Ship to', 'Delivery', 'Cost'],
      ['Domestic', '2–4 days', '$4.90'],
      ['Express', 'Next day', '$12.50'],
      ['Europe', '5–8 days', '$14.90'],
      ['Rest of world', '8–14 days', '$22.90'],
      ['Orders over $75', '2–4 days', 'Free'],
    ],
  },
  {
    id: 'comparison',
    keywords: 'comparison compare plans features versus pros package',
    style: 'striped',
    align: 'sccc',
    widths: [5, 3, 3, 3],
    headerColumn: true,
    rows: [
      ['', 'Basic', 'Plus', 'Studio'],
      ['Price a month', '$9', '$19', '$49'],
      ['Products', '25', '250', 'Unlimited'],
      ['Own domain', '–', '✓', '✓'],
      ['Team seats', '1', '3', '10'],
      ['Support', 'Email', 'Chat', 'Phone'],
    ],
  },
  {
    id: 'nutrition',
    keywords: 'nutrition facts food label calories energy protein ingredients',
    style: 'bold',
    align: 'see',
    rows: [
      ['Nutrition', 'Per 100 g', 'Per 30 g'],
      ['Energy', '1,883 kJ / 449 kcal', '565 kJ / 135 kcal'],
      ['Fat', '18 g', '5.4 g'],
      ['of which saturates', '2.4 g', '0.7 g'],
      ['Carbohydrate', '58 g', '17.4 g'],
      ['of which sugars', '17 g', '5.1 g'],
      ['Fibre', '7.6 g', '2.3 g'],
      ['Protein', '10 g', '3.0 g'],
      ['Salt', '0.12 g', '0.04 g'],
    ],
  },
  {
    id: 'order-form',
    keywords: 'order form quantity total invoice checklist preorder',
    style: 'boxed',
    align: 'scce',
    widths: [6, 2, 2, 3],
    rows: [
      ['Item', 'Size', 'Qty', 'Total'],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ],
  },
];

/** The ready table with that id, or null. */
export function readyTable(id: string): ReadyTable | null {
  return READY_TABLES.find((ready) => ready.id === id) ?? null;
}
