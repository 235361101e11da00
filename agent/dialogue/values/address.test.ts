/** Addresses as they stand on posters. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeAddress } from './address.ts';

describe('addresses', () => {
  test.each([
    'at [14 Pine Road]',
    '[8 Mill Road], Saturday 8pm',
    '[123 Main St, Springfield]',
    '[123 Main Street, Springfield, IL 62701]',
    '[42 W 45th St]',
    '[221B Baker Street, London]',
    '[14 pine road]',
    '[7 King Square]',
    '[10 Oak Lane], call 555-0142',
    '[55 Long Acre Lane, Unit 4]',
    '[12 High Street, Leeds, LS1 4AB]',
    '[Hauptstraße 12]',
    '[Hauptstr. 12]',
    '[Berliner Straße 5a, 10115 Berlin]',
    '[Marktplatz 3]',
    '[12 rue de la Paix]',
    '[12, rue de la Paix, Paris]',
    '[3 bis avenue Victor Hugo]',
    '[Calle Mayor 5]',
    '[Calle de Alcalá, 20]',
    '[Rua Augusta, 1500]',
    '[Via Roma 10]',
    '[Jl. Sudirman No. 5]',
    'meet at [14th & Oak]',
    '[5th and Main]',
    '[corner of Oak and Pine]',
    'venue: [Uhuru Park Nairobi]',
    'Location: [St Mary Hall, Leeds]',
  ])('%s', (marked) => expect(remark(recognizeAddress, marked)).toBe(marked));

  test.each([
    'Uhuru Park Nairobi',
    '20 px on the way',
    '2 cute way to say it',
    '3 words in the street',
    '5 people and a road',
    'via email 5',
    '2 for 1',
    'Saturday and 5th',
    'size 43 red runners',
    'a street market',
    'the 14th and 15th',
    'where: the top',
  ])('nothing in %s', (text) => expect(remark(recognizeAddress, text)).toBe(text));
});
