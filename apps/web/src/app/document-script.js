/* Runs before the first paint, as a classic script in old syntax, so that even browsers below the baseline read it. */
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('theme') || 'light'
    if (theme === 'auto') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    if (theme === 'dark') {
      root.setAttribute('data-theme', 'dark')
      root.className += ' dark'
    } else root.setAttribute('data-theme', 'light')
  } catch (error) {
    root.setAttribute('data-theme', 'light')
  }
  var modern =
    'noModule' in document.createElement('script') && typeof AbortSignal !== 'undefined' && 'any' in AbortSignal
  if (modern) {
    // On phones, what lies below the first screen comes alive when somebody first moves; elsewhere it may be in sight.
    window.firstMove = new Promise(function (resolve) {
      if (innerWidth > 1023 || location.hash) return resolve()
      root.setAttribute('data-unmoved', '')
      function moved() {
        root.removeAttribute('data-unmoved')
        resolve()
      }
      var moves = ['scroll', 'wheel', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'beforeprint']
      moves.forEach(function (move) {
        addEventListener(move, moved, { capture: true, once: true, passive: true })
      })
    })
    // What a visitor came for is painted before scripts are asked for.
    document.addEventListener('DOMContentLoaded', function () {
      var place = document.getElementById('preloads')
      if (!place) return
      new PerformanceObserver(function (painted, observer) {
        // A paint of the bare background comes first now and then.
        if (painted.getEntriesByName('first-contentful-paint').length === 0) return
        observer.disconnect()
        place.append(place.firstChild.content)
      }).observe({ type: 'paint', buffered: true })
    })
    return
  }
  document.addEventListener('DOMContentLoaded', function () {
    var message = document.getElementById('old-browser')
    if (message) message.removeAttribute('hidden')
  })
})()
