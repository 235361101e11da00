/** Words of requests in Slavic languages, Greek, Turkish and the languages of Asia that are written with Latin letters. */
import type { LanguageWords } from './language-words.ts';

export const EASTERN_WORDS = {
  pl: {
    verbs:
      'zrob zrobcie stworz zaprojektuj chce chcialbym chcialabym potrzebuje potrzebujemy mozesz moglbys prosze zmien zmienic usun usunac skasuj daj dodaj wstaw przesun powieksz pomniejsz zmniejsz napisz zamien obroc wyrzuc ma maja ustaw',
    things:
      'tytul tytulu naglowek naglowka tekst tekstu napis napisy zdjecie zdjecia obrazek tlo tla logo czcionka czcionke kolor koloru wiekszy wieksze wieksza mniejszy mniejsze mniejsza duzy maly gora gory dol dolu lewo prawo srodek przycisk ramka linia jasny ciemny strona prosty ladny elegancki nowoczesny troche numer',
    little:
      'i w z na do od dla moj moja moje mojej mojego nasz nasza naszej jest sie nie po przy o a ten ta to byc te czesc dziekuje wszystko',
    designs:
      'plakat:poster plakaty:poster afisz:poster ulotka:flyer ulotke:flyer ulotki:flyer ogloszenie:ad reklama:ad post:post relacja:story relacje:story story:story baner:banner banner:banner wizytowka:business_card wizytowke:business_card zaproszenie:invitation menu:menu etykieta:label szyld:sign',
    labels:
      'tytul:title naglowek:title podtytul:subtitle haslo:tagline tekst:text napis:text nazwa:name nazwie:name przycisk:callToAction cena:fact data:fact godzina:fact godz:fact miejsce:fact adres:fact telefon:fact tel:fact wstep:fact',
    colors:
      'czerwon*:red niebiesk*:blue zielon*:green zolt*:yellow czarn*:black bial*:white rozow*:pink fioletow*:purple pomaranczow*:orange szar*:gray zlot*:gold',
    occasions: 'wyprzedaz*:sale promocj*:sale rabat*:sale znizk*:sale otwarci*:opening urodzin*:birthday menu:menu',
    free: 'bezplatny bezplatne bezplatnie darmowy gratis wolny',
    streets: 'ulica ul. plac al. aleja',
  },
  cs: {
    verbs:
      'udelej udelejte vytvor vytvorte navrhni potrebuju potrebuji chci chtel chtela muzes muzete zmen zmente smaz smazte odstran odstrante dej dejte pridej presun zvetsi zmensi napis vymen otoc nastav',
    things:
      'nadpis nadpisu titulek text textu fotka fotku fotky obrazek pozadi logo pismo barva barvu barvy vetsi mensi velky maly nahoru dolu vlevo vpravo stred tlacitko ramecek svetly tmavy strana cena cenu cislo',
    little: 'a v ve na do od pro mou muj moje moji nas nase se je to tu ten ta s z u prosim ahoj diky dekuji trochu',
    designs:
      'plakat:poster letak:flyer letacek:flyer inzerat:ad reklama:ad prispevek:post story:story banner:banner vizitka:business_card vizitku:business_card pozvanka:invitation pozvanku:invitation menu:menu etiketa:label cedule:sign',
    labels:
      'nadpis:title titulek:title podtitul:subtitle slogan:tagline text:text napis:text nazev:name jmeno:name tlacitko:callToAction cena:fact datum:fact cas:fact misto:fact adresa:fact telefon:fact tel:fact vstup:fact',
    colors:
      'cerven*:red modr*:blue zelen*:green zlut*:yellow cern*:black bil*:white ruzov*:pink fialov*:purple oranzov*:orange sed*:gray zlat*:gold',
    occasions: 'vyprodej*:sale slev*:sale akce:sale otevren*:opening narozenin*:birthday menu:menu',
    free: 'zdarma volny',
    streets: 'ulice ul. namesti trida',
  },
  tr: {
    verbs:
      'yap yapar yapin yapalim hazirla olustur tasarla istiyorum isterim lazim gerek degistir degistirin kaldir sil silin koy ekle tasi buyut kucult yaz olsun donustur cikar cevir ortala',
    things:
      'baslik basligi metin metni yazi yaziyi yazilar foto fotograf fotografi resim resmi arka plan zemin logo logoyu font renk rengi daha buyuk kucuk ust alt sol sag saga sola orta uste buton cerceve acik koyu sayfa fiyat fiyati telefon telefonu sade sik',
    little: 've icin bir bu su ile benim bizim misin musun mi olarak lutfen merhaba tesekkurler saat tl var de da her',
    designs:
      'afis:poster poster:poster brosur:flyer flyer:flyer ilan:ad reklam:ad gonderi:post gonderisi:post post:post hikaye:story hikayesi:story banner:banner pankart:banner kart:card kartvizit:business_card davetiye:invitation menu:menu etiket:label tabela:sign kapak:cover',
    labels:
      'baslik:title alt_baslik:subtitle slogan:tagline metin:text yazi:text isim:name adi:name ad:name adli:name buton:callToAction fiyat:fact tarih:fact saat:fact yer:fact adres:fact telefon:fact tel:fact giris:fact',
    colors:
      'kirmizi:red mavi:blue yesil:green sari:yellow siyah:black beyaz:white pembe:pink mor:purple turuncu:orange gri:gray altin:gold',
    occasions: 'indirim*:sale kampanya*:sale firsat*:sale acilis*:opening dogum:birthday menu:menu',
    free: 'ucretsiz bedava',
    streets: 'caddesi cad. sokak sok. mahallesi mah. bulvari',
  },
  id: {
    verbs:
      'buat buatkan bikin bikinkan bikinin mau ingin butuh perlu tolong bisa ganti gantikan gantiin ubah hapus hapuskan hilangkan hilangin taruh pindah pindahkan pindahin tambah tambahkan tambahin besarkan dibesarkan besarin kecilkan kecilin tulis jadikan pakai pasang kasih letakkan',
    things:
      'judul judulnya teks teksnya tulisan tulisannya foto fotonya gambar gambarnya latar belakang belakangnya background backgroundnya logo logonya huruf hurufnya font fontnya warna warnanya besar kecil kekecilan kebesaran atas bawah kiri kanan tengah pojok tombol bingkai ukuran terang gelap halaman harga harganya nomor nomornya keren elegan',
    little:
      'yang dan di ke dari untuk buat dengan saya aku kami kita ini itu jadi dong ya aja saja nya lebih tidak jangan halo terima kasih makasih jam hari pada sama kak min',
    designs:
      'poster:poster selebaran:flyer brosur:flyer flyer:flyer iklan:ad postingan:post feed:post story:story banner:banner spanduk:banner kartu:card undangan:invitation menu:menu label:label papan:sign',
    labels:
      'judul:title judulnya:title subjudul:subtitle slogan:tagline teks:text tulisan:text bertuliskan:text nama:name namanya:name bernama:name tombol:callToAction harga:fact tanggal:fact jam:fact waktu:fact tempat:fact lokasi:fact alamat:fact telepon:fact telp:fact wa:fact hp:fact',
    colors:
      'merah:red biru:blue hijau:green kuning:yellow hitam:black putih:white pink:pink ungu:purple oranye:orange abu-abu:gray emas:gold',
    occasions: 'diskon*:sale promo:sale obral:sale pembukaan:opening ultah:birthday menu:menu',
    free: 'gratis',
    streets: 'jalan jl jl. gang',
  },
  vi: {
    verbs: 'lam tao thiet ke muon can giup doi thay sua xoa bo chuyen them cho phong thu viet dat keo bot',
    things:
      'tieu de chu anh hinh nen logo phong mau sac to nho lon hon tren duoi trai phai giua goc nut khung sang toi trang gia so dien thoai dep',
    little:
      'cho minh toi cua va voi tu den o mot cai tam nay kia di lai len xuong thanh sang la duoc khong nhe a giup voi nhat chut',
    designs:
      'ap:poster poster:poster roi:flyer flyer:flyer quang:ad bai:post story:story banner:banner bien:sign thiep:card moi:invitation menu:menu thuc:menu nhan:label bia:cover',
    labels:
      'tieu_de:title phu_de:subtitle khau_hieu:tagline slogan:tagline noi_dung:text chu:text ten:name nut:callToAction gia:fact ngay:fact gio:fact luc:fact dia_diem:fact dia_chi:fact dien_thoai:fact dt:fact sdt:fact hotline:fact',
    colors: 'xanh:blue vang:yellow trang:white hong:pink tim:purple xam:gray',
    occasions: 'giam:sale giam_gia:sale khuyen_mai:sale khai_truong:opening sinh_nhat:birthday thuc_don:menu',
    free: 'mien_phi',
    streets: 'duong pho ngo quan phuong',
  },
  fil: {
    verbs:
      'gawan gumawa gawin gawa paki pakigawa pakibago kailangan gusto pwede puwede palitan baguhin tanggalin alisin burahin ilagay lagyan dagdagan ilipat lakihan liitan isulat',
    things:
      'pamagat teksto litrato larawan background logo kulay malaki maliit mas taas baba kaliwa kanan gitna presyo numero letra',
    little: 'ang mga ng sa ako mo ko ka na para po yung naman lang ito iyan at ay si kay namin natin isang salamat',
    designs:
      'poster:poster karatula:sign flyer:flyer patalastas:ad banner:banner tarpaulin:banner imbitasyon:invitation menu:menu',
    labels:
      'pamagat:title teksto:text pangalan:name presyo:fact petsa:fact oras:fact lugar:fact tirahan:fact telepono:fact tel:fact',
    colors: 'pula:red pulang:red asul:blue berde:green dilaw:yellow itim:black puti:white rosas:pink',
    occasions: 'diskwento:sale promo:sale pagbubukas:opening kaarawan:birthday',
    free: 'libre libreng',
    streets: 'kalye barangay brgy.',
  },
  'hi-Latn': {
    verbs:
      'karo kardo kar karna karke banao banado bana banana banaiye do dijiye dena chahiye hata hatao hatado badlo badal lagao laga likho likh rakho daal dalo ghumao',
    things:
      'bada badi bade chota choti chhota upar niche neeche daye baye beech peeche thoda zyada naya acha accha rang',
    little:
      'ka ki ke ko mein hai hain ye yeh wo mera meri mere hamara hamari apna aur se liye ek bhai yaar wala wali subah shaam baje bhi nahi ji',
    designs: 'poster:poster flyer:flyer banner:banner post:post story:story card:card menu:menu',
    labels: 'naam:name daam:fact keemat:fact tareekh:fact samay:fact jagah:fact pata:fact phone:fact',
    colors: 'lal:red laal:red neela:blue hara:green peela:yellow kala:black safed:white gulabi:pink',
    occasions: 'sale:sale chhoot:sale udghatan:opening janamdin:birthday menu:menu',
    free: 'muft free',
    streets: 'gali marg road nagar',
  },
} satisfies Record<string, LanguageWords>;
