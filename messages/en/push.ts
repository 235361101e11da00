/** Push messages: their texts, and the controls that switch them on and off. */

export const pushMessages = {
  'push.readyVideo': 'Your video is ready',
  'push.readyTryOn': 'Your try-on is ready',
  'push.readyLogos': 'Your logos are ready',
  'push.readyPictures': 'Your pictures are ready',
  'push.readyPhoto': 'Your photo is ready',
  'push.look': 'Open it in Blend.',
  'push.tryAgain': 'Open it in Blend to try again.',
  'push.title': 'Notifications',
  'push.text': 'When what you are waiting for is ready and Blend is out of sight.',
  'push.switch': 'Notify me in this browser',
  'push.offer': 'Tell me when it is ready',
  'push.willTell': 'You will get a notification when it is ready.',
  'push.denied':
    'This browser blocks notifications from Blend. Allow them in its site settings, which open from the icon beside the address, then reload the page.',
  'push.unsupported':
    'This browser can’t receive notifications here. On an iPhone or iPad, add Blend to the home screen first.',
  'push.notSubscribed': 'The browser could not reach its notification service. Check your connection and try again.',
  'push.endpoint': 'The address of a push service: https, on the public internet, up to {limit} characters',
  'push.key': 'A key of a browser, in base64url',
} as const;
