/** What the library lists for an emoji or an icon: enough to show, name and search for it. */
export interface LibraryEntry {
  /** The emoji itself, or the icon's name as `iconPath` takes it. */
  id: string;
  /** For people, lower case. */
  name: string;
  /** Other search words, most distinctive first, lower case. */
  words: readonly string[];
  category: string;
}
