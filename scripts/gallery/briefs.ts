/** Briefs for looking at layouts: trades, moods, formats and amounts of words as people have them. Input of compose_design. */
export interface GalleryBrief {
  name: string;
  input: Record<string, unknown>;
}

const brief = (name: string, input: Record<string, unknown>): GalleryBrief => ({ name, input });

export const BRIEFS: readonly GalleryBrief[] = [
  brief('sneaker-sale', { format: 'instagram-post', headline: 'Summer sale', offer: '30% off', subheading: 'Sneakers', callToAction: 'Shop now', pictures: ['red-sneaker.jpg'], mood: 'summer sale, sneakers' }),
  brief('sneaker-story', { format: 'instagram-story', headline: 'New drop', subheading: 'Court runner, first 200 pairs', offer: '$89', callToAction: 'Get yours', pictures: ['blue-sneaker.jpg'], mood: 'streetwear sneaker drop' }),
  brief('coffee-post', { format: 'instagram-portrait', headline: 'Slow mornings, strong coffee', subheading: 'House blend, roasted on Mondays', offer: 'from $12', callToAction: 'Order a bag', pictures: ['mug.jpg'], mood: 'coffee' }),
  brief('serum', { format: 'instagram-post', headline: 'Glow, bottled', subheading: 'Vitamin C serum', offer: '$34', callToAction: 'Shop the serum', pictures: ['serum.jpg'], mood: 'skincare, elegant' }),
  brief('perfume', { format: 'instagram-portrait', headline: 'Nuit dorée', subheading: 'Eau de parfum', lines: ['50 ml · 89 €'], pictures: ['perfume.jpg'], mood: 'luxury perfume' }),
  brief('bag-story', { format: 'instagram-story', headline: 'The everyday bag', subheading: 'Hand-stitched in Porto', offer: '20% off', callToAction: 'Shop bags', lines: ['Until Sunday'], pictures: ['bag.jpg'], mood: 'fashion bag' }),
  brief('burger', { format: 'instagram-post', headline: 'Burger Tuesday', offer: '2 for $15', lines: ['12 Market Street', '11am – 10pm'], pictures: ['burger.jpg'], mood: 'burger restaurant, bold' }),
  brief('yoga-flyer', { format: 'a4', headline: 'Breathe in. Slow down.', subheading: 'Evening yoga for beginners and everyone else', lines: ['Every Monday, 7pm', 'Studio Halden, 14 Mill Lane', 'First class free', 'studiohalden.com'], callToAction: 'Book your mat', pictures: ['woman.jpg'], mood: 'yoga, calm' }),
  brief('watch', { format: 'facebook-post', headline: 'Time, well kept', subheading: 'The Meridian automatic', offer: '$420', pictures: ['watch.jpg'], mood: 'luxury watch' }),
  brief('plant-pin', { format: 'pinterest-pin', headline: '7 plants that forgive you', subheading: 'For dark rooms and busy weeks', callToAction: 'Read the guide', pictures: ['plant.jpg'], mood: 'plants' }),
  brief('headphones', { format: 'youtube-thumbnail', headline: 'Best headphones under $100?', pictures: ['headphones.jpg'], mood: 'tech review, bold' }),
  brief('open-house', { format: 'instagram-post', headline: 'Open house', subheading: '3 bed family home with garden', offer: '$549,000', lines: ['Saturday 14 June, 10am – 2pm', '8 Orchard Close'], callToAction: 'Book a viewing', pictures: ['room.jpg'], mood: 'real estate' }),
  brief('travel', { format: 'landscape', headline: 'Chase the last light', subheading: 'Seven days in the mountains', offer: 'from $690', callToAction: 'See the route', pictures: ['mountains.jpg'], mood: 'travel adventure' }),
  brief('black-friday', { format: 'instagram-post', headline: 'Black Friday', offer: 'up to 70% off', subheading: 'Everything must go', callToAction: 'Shop now', mood: 'black friday' }),
  brief('jazz', { format: 'a4', headline: 'Jazz night', subheading: 'Live at the Blue Room', lines: ['Friday 12 May', 'Doors 8pm', 'Tickets $18'], mood: 'jazz concert' }),
  brief('hiring', { format: 'instagram-post', headline: 'We are hiring baristas', lines: ['Full and part time', 'jobs@kolben.coffee'], callToAction: 'Apply now', mood: 'hiring' }),
  brief('birthday', { format: 'instagram-portrait', headline: 'Mia turns five!', subheading: 'You are invited', lines: ['Saturday 5pm', '22 Linden Street', 'RSVP to Ana'], mood: 'birthday party for kids' }),
  brief('quote', { format: 'instagram-post', headline: '“The best time to plant a tree was twenty years ago. The second best time is now.”', subheading: 'Proverb', mood: 'calm quote' }),
  brief('wedding', { format: 'a4', headline: 'Clara & Tom', subheading: 'Save the date', lines: ['6 September', 'Villa Rosa, Lake Como'], mood: 'wedding, elegant' }),
  brief('webinar', { format: 'linkedin-post', headline: 'AI for shop owners', subheading: 'What it can do for you in an hour a week', offer: 'free entry', lines: ['Thursday 4 April, 6pm'], callToAction: 'Save my seat', mood: 'webinar tech' }),
  brief('flower-market', { format: 'instagram-story', headline: 'Spring flower market', lines: ['12 April, 9am – 4pm', 'Old Town Square'], mood: 'spring flowers' }),
  brief('giveaway', { format: 'instagram-post', headline: 'Giveaway time', subheading: 'Win a pair of your choice', lines: ['Follow us', 'Tag two friends', 'Ends Friday'], pictures: ['white-sneaker.jpg'], mood: 'giveaway' }),
  brief('collection', { format: 'instagram-post', headline: 'The autumn edit', subheading: 'New bags and shoes', callToAction: 'See all', pictures: ['bag.jpg', 'green-bag.jpg', 'red-sneaker.jpg'], mood: 'fashion collection' }),
  brief('two-products', { format: 'instagram-portrait', headline: 'Better together', offer: 'Save 15%', pictures: ['serum.jpg', 'perfume.jpg'], mood: 'beauty' }),
  brief('four-products', { format: 'pinterest-pin', headline: 'Gifts under $50', callToAction: 'Shop gifts', pictures: ['mug.jpg', 'plant.jpg', 'headphones.jpg', 'bag.jpg'], mood: 'gifts, playful' }),
  brief('teacher', { format: 'youtube-thumbnail', headline: 'Learn to sell online in 30 days', pictures: ['teacher.jpg'], mood: 'course, bold' }),
  brief('banner', { width: 1600, height: 400, headline: 'Free shipping this week', offer: 'over $50', callToAction: 'Shop now', pictures: ['green-bag.jpg'], mood: 'fashion sale' }),
  brief('card', { format: 'business-card', headline: 'Lena Sorg', subheading: 'Interior design', lines: ['+49 30 1234567', 'lena@sorg.studio', 'sorg.studio'], mood: 'interior design, clean' }),
  brief('arabic', { format: 'instagram-post', headline: 'تخفيضات الصيف', offer: '30%', subheading: 'على جميع الأحذية', callToAction: 'تسوق الآن', pictures: ['red-sneaker.jpg'], mood: 'summer sale' }),
  brief('hindi', { format: 'instagram-post', headline: 'दिवाली सेल', subheading: 'सभी बैग पर छूट', offer: '40% off', pictures: ['bag.jpg'], mood: 'festive sale' }),
  brief('chinese', { format: 'instagram-portrait', headline: '新品上市', subheading: '秋季手袋系列', offer: '¥899', callToAction: '立即选购', pictures: ['green-bag.jpg'], mood: 'fashion' }),
  brief('etsy-earrings', { format: 'etsy', headline: 'Handmade silver watch', offer: '$249', pictures: ['watch.jpg'], mood: 'jewelry handmade' }),
  brief('colours', { format: 'instagram-post', headline: 'Winter menu', subheading: 'Warm plates for cold nights', lines: ['From 1 December'], colors: ['navy', 'gold'], mood: 'winter menu' }),
  brief('long', { format: 'instagram-post', headline: 'Everything you always wanted to know about growing tomatoes on a small balcony', lines: ['A free workshop with Rosa', 'Sunday 3pm, Community garden'], mood: 'garden workshop' }),
  brief('cleaning', { format: 'facebook-post', headline: 'A clean home in two hours', subheading: 'Insured, friendly, on time', offer: '$30 off', lines: ['555-0134'], callToAction: 'Book online', mood: 'cleaning service' }),
  brief('gym', { format: 'instagram-story', headline: 'No excuses', subheading: 'Your first month', offer: '$1', callToAction: 'Join today', mood: 'gym' }),
  brief('nail-prices', { format: 'instagram-portrait', headline: 'Price list', subheading: 'Studio Luna', table: { rows: [['Gel manicure', '$35'], ['Pedicure', '$45'], ['Nail art', 'from $10'], ['Removal', '$15']], headerRow: false }, lines: ['Book on WhatsApp'], mood: 'nail salon, elegant' }),
  brief('shirt-sizes', { format: 'instagram-post', headline: 'Size chart', subheading: 'Boxy tee', table: { rows: [['Size', 'Chest (cm)', 'Length (cm)', 'Sleeve (cm)'], ['S', '92', '68', '20'], ['M', '98', '70', '21'], ['L', '104', '72', '22'], ['XL', '110', '74', '23']] }, lines: ['Measured flat, ± 1 cm'], mood: 'streetwear t-shirt' }),
  brief('dress-sizes', { format: 'instagram-portrait', headline: 'Find your size', table: { ready: 'womens-tops' }, pictures: ['woman.jpg'], mood: 'fashion dress' }),
  brief('bakery-hours', { format: 'instagram-story', headline: 'Opening hours', subheading: 'Kleine Bäckerei', table: { rows: [['Mon–Fri', '7–18'], ['Saturday', '8–14'], ['Sunday', 'closed']], headerRow: false }, callToAction: 'See you soon', mood: 'bakery, warm' }),
  brief('burger-menu', { format: 'instagram-post', headline: 'Burgers', table: { rows: [['Classic', '8.90'], ['Cheese', '9.50'], ['Veggie', '9.20'], ['Fries', '3.90'], ['Lemonade', '3.50']], headerRow: false }, mood: 'burger restaurant, bold' }),
  brief('courses', { format: 'landscape', headline: 'Autumn courses', subheading: 'Pottery for beginners', table: { rows: [['Day', 'Time', 'Course', 'Price'], ['Mon', '18:00', 'Wheel throwing', '€40'], ['Wed', '19:00', 'Hand building', '€35'], ['Sat', '10:00', 'Glazing', '€30']] }, callToAction: 'Book now', mood: 'pottery' }),
  brief('arabic-prices', { format: 'instagram-post', headline: 'قائمة الأسعار', table: { rows: [['قهوة', '12 ر.س'], ['شاي', '8 ر.س'], ['كعك', '10 ر.س']], headerRow: false }, mood: 'coffee' }),
];
